/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module 'virtual:icons' {
  const bodies: Record<(typeof import('./parts/icon-names.ts').iconNames)[number], string>;
  export default bodies;
}

declare module 'virtual:emblems' {
  const bodies: Record<(typeof import('./parts/icon-names.ts').emblemNames)[number], string>;
  export default bodies;
}

declare module 'virtual:table' {
  const bodies: Record<(typeof import('./parts/icon-names.ts').tableNames)[number], string>;
  export default bodies;
}

declare module 'virtual:arena' {
  const bodies: Record<(typeof import('./parts/icon-names.ts').arenaNames)[number], string>;
  export default bodies;
}
