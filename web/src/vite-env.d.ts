/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module 'virtual:icons' {
  const bodies: Record<import('./parts/icon-names.ts').IconName, string>;
  export default bodies;
}
