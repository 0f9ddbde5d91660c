declare module '*.md' {
  export const text: import('../data/articles/types.ts').WrittenText;
}
