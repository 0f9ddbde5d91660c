declare module '*.md' {
  export const text: import('../data/articles/writtenText.ts').WrittenText;
}
