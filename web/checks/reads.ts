/** Which fields of types the page's own code reads, as the compiler of TypeScript sees it: for tests of what is drawn. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import ts from 'typescript';

/** A component as TypeScript: its script, then its template as statements. Types of loops and branches stay. */
export function scriptOf(source: string): string {
  const root = parse(source, { modern: true });
  const at = (node: unknown): string => {
    const { start, end } = node as { start: number; end: number };
    return source.slice(start, end);
  };
  const content = (script: AST.Script | null): string => (script ? at(script.content) : '');

  function attribute(node: AST.BaseNode): string {
    const one = node as { value?: unknown; expression?: unknown };
    const parts = [one.expression, ...(Array.isArray(one.value) ? one.value : [one.value])];
    return parts
      .map((part) => {
        if (typeof part !== 'object' || part === null) return '';
        const inner = (part as { expression?: unknown; type: string }).expression;
        if ((part as { type: string }).type === 'Text') return '';
        return `void (${at(inner ?? part)});`;
      })
      .join(' ');
  }

  function fragment(nodes: AST.Fragment | null | undefined): string {
    return (nodes?.nodes ?? []).map(statement).join('\n');
  }

  function statement(node: AST.Fragment['nodes'][number]): string {
    switch (node.type) {
      case 'Text':
      case 'Comment':
        return '';
      case 'ExpressionTag':
      case 'HtmlTag':
      case 'RenderTag':
        return `void (${at(node.expression)});`;
      case 'ConstTag':
        return `${at(node.declaration)};`;
      case 'IfBlock':
        return `if (${at(node.test)}) {${fragment(node.consequent)}} else {${fragment(node.alternate)}}`;
      case 'EachBlock': {
        const one = node.context ? at(node.context) : '_';
        const key = node.key ? `void (${at(node.key)});` : '';
        const body = `${key}${fragment(node.body)}`;
        const list = `Array.from(${at(node.expression)}).entries()`;
        return `for (const [${node.index ?? '__at'}, ${one}] of ${list}) {${body}} ${fragment(node.fallback)}`;
      }
      case 'KeyBlock':
        return `void (${at(node.expression)}); {${fragment(node.fragment)}}`;
      case 'AwaitBlock': {
        const value = node.value ? at(node.value) : '_';
        const then = `{const ${value} = await (${at(node.expression)}); ${fragment(node.then)}}`;
        return `${then} {${fragment(node.pending)}} {${fragment(node.catch)}}`;
      }
      case 'SnippetBlock': {
        const parameters = node.parameters.map(at).join(', ');
        return `function ${node.expression.name}(${parameters}) {${fragment(node.body)}}`;
      }
      default: {
        const element = node as AST.ElementLike & { tag?: unknown; expression?: unknown };
        const dynamic = [element.tag, element.expression]
          .filter((one) => typeof one === 'object' && one !== null)
          .map((one) => `void (${at(one)});`);
        const attributes = ('attributes' in element ? element.attributes : []).map(attribute);
        return [...dynamic, ...attributes, `{${fragment(element.fragment)}}`].join('\n');
      }
    }
  }

  const script = [content(root.module), content(root.instance)].join('\n');
  return `${script}\nasync function template() {\n${fragment(root.fragment)}\n}\n`;
}

/** All sources below a folder, tests apart: what TypeScript calls them, and their text. */
function sourcesBelow(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.name.includes('.test.') || path.includes('/generated/')) continue;
    if (entry.name.endsWith('.svelte'))
      found.set(`${path}.component.ts`, scriptOf(readFileSync(path, 'utf8')));
    else if (entry.name.endsWith('.ts')) found.set(path, readFileSync(path, 'utf8'));
  }
  return found;
}

export interface Fields {
  /** Every field of the type and of all types it is made of, such as `HeroView.fame`. */
  all: Set<string>;
  /** Those that code reads. */
  read: Set<string>;
}

/**
 * Which fields of a generated type, and of all types it is made of, the code below some folders reads. Types in `without` are
 * not looked into.
 */
export function fieldsRead(type: string, folders: string[], without: string[] = []): Fields {
  const sources = new Map(folders.flatMap((folder) => [...sourcesBelow(resolve(folder))]));
  const config = ts.readConfigFile(resolve('tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, resolve('.'));
  const host = ts.createCompilerHost(options);
  const [readFile, fileExists] = [host.readFile.bind(host), host.fileExists.bind(host)];
  host.readFile = (path) => sources.get(path) ?? readFile(path);
  host.fileExists = (path) => sources.has(path) || fileExists(path);
  const program = ts.createProgram([...sources.keys(), resolve(type)], options, host);
  const checker = program.getTypeChecker();

  const fields = new Map<ts.Node, string>();
  const queue = [resolve(type)];
  const seen = new Set(queue);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const file = program.getSourceFile(path);
    if (!file) throw new Error(`${path} is missing`);
    const collect = (node: ts.Node, name: string): void => {
      if (ts.isImportDeclaration(node)) {
        const wanted = (node.moduleSpecifier as ts.StringLiteral).text;
        const next = join(path, '..', `${wanted}.ts`);
        if (!seen.has(next) && !without.includes(basename(next, '.ts'))) queue.push(next);
        seen.add(next);
      }
      const field = ts.isPropertySignature(node) ? node.name : null;
      const inner = field ? `${name}.${(field as ts.Identifier | ts.StringLiteral).text}` : name;
      if (field) fields.set(node, inner);
      node.forEachChild((child) => collect(child, inner));
    };
    collect(file, basename(path, '.ts'));
  }

  const read = new Set<string>();
  const mark = (symbol: ts.Symbol | undefined): void => {
    for (const declaration of symbol?.declarations ?? []) {
      const name = fields.get(declaration);
      if (name !== undefined) read.add(name);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) mark(checker.getSymbolAtLocation(node.name));
    else if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
      mark(property(node.expression, node.argumentExpression.text));
    else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name) || ts.isStringLiteral(name)) mark(property(node.parent, name.text));
    } else if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
      ts.isStringLiteral(node.left)
    )
      mark(property(node.right, node.left.text));
    node.forEachChild(visit);
  };
  /** A property of a type, of each part of it where it is one of several. */
  const property = (node: ts.Node, name: string): ts.Symbol | undefined => {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(node));
    const parts = type.isUnion() ? type.types : [type];
    for (const part of parts) mark(part.getProperty(name));
    return type.getProperty(name);
  };
  for (const path of sources.keys()) {
    const file = program.getSourceFile(path);
    if (file) visit(file);
  }
  return { all: new Set(fields.values()), read };
}
