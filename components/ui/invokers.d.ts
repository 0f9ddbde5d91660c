import 'react';

declare module 'react' {
  /** Invoker commands (HTML, `command` and `commandfor` of a button): not in React's types yet. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
