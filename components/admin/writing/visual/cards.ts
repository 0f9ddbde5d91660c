import type { Node } from '@milkdown/kit/prose/model';
import type { NodeViewConstructor } from '@milkdown/kit/prose/view';

export interface Card {
  key: number;
  head: HTMLElement;
  /** Markdown of the part; of a box, its first line. */
  value: string;
  kind: 'block' | 'inline' | 'box';
}

/** Returns the look of a box (`boxLook`) from its first line. */
const boxKind = (line: string): string =>
  /^:+citation/i.test(line)
    ? 'quote'
    : /genre="?retenir/.test(line)
      ? 'key'
      : /genre="?exemple/.test(line)
        ? 'illustration'
        : 'note';

/**
 * Makes controls inside a rendered part inert as soon as they appear. The part itself stays active: the browser's search in the page skips
 * inert elements (https://github.com/whatwg/html/pull/8122).
 */
function holdControls(head: HTMLElement): MutationObserver {
  const observer = new MutationObserver(() => {
    for (const control of head.querySelectorAll<HTMLElement>(
      'a, button, input, select, textarea, summary, [tabindex="0"]',
    ))
      control.inert = true;
  });
  observer.observe(head, { childList: true, subtree: true });
  return observer;
}

/**
 * The rendered parts of one open text: the editor creates and removes an element for each, and React renders the parts into these elements
 * from the desk's own tree.
 */
export class Cards {
  #shown: readonly Card[] = [];
  #listeners = new Set<() => void>();
  #next = 0;
  #isDue = false;
  readonly #hasBoxes: boolean;

  /** @param hasBoxes whether readers see boxes; in a letter they see their Markdown */
  constructor(hasBoxes: boolean) {
    this.#hasBoxes = hasBoxes;
  }

  /** Renders once for many changes: a long article has two hundred parts when it opens. */
  #put(shown: readonly Card[]): void {
    this.#shown = shown;
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      for (const tell of this.#listeners) tell();
    });
  }

  readonly list = (): readonly Card[] => this.#shown;
  readonly listen = (tell: () => void): (() => void) => {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  };

  /** Returns the constructor of the editor's node view for a kind of part. */
  viewOf(kind: Card['kind']): NodeViewConstructor {
    return (first: Node) => {
      let node = first;
      const make = () => document.createElement(kind === 'inline' ? 'span' : 'div');
      const [dom, head] = [make(), make()];
      dom.dataset.card = kind;
      if (kind !== 'box') dom.setAttribute('role', 'img');
      head.contentEditable = 'false';
      head.dataset.head = '';
      const held = kind === 'box' ? undefined : holdControls(head);
      dom.append(head);
      const contentDOM = kind === 'box' ? dom.appendChild(make()) : undefined;
      this.#next += 1;
      const key = this.#next;
      const show = () => {
        if (kind === 'box')
          Object.assign(dom.dataset, {
            box: node.attrs.value,
            kind: this.#hasBoxes ? boxKind(node.attrs.value) : 'typed',
          });
        if (kind !== 'box') dom.setAttribute('aria-label', node.attrs.value);
        return { key, head, value: String(node.attrs.value), kind };
      };
      this.#put([...this.#shown, show()]);
      return {
        dom,
        ...(contentDOM && { contentDOM }),
        update: (to) => {
          if (to.type !== node.type) return false;
          const isOther = to.attrs.value !== node.attrs.value;
          node = to;
          if (isOther) this.#put(this.#shown.map((one) => (one.key === key ? show() : one)));
          return true;
        },
        selectNode: () => dom.setAttribute('data-chosen', ''),
        deselectNode: () => dom.removeAttribute('data-chosen'),
        ignoreMutation: (mutation) => mutation.type !== 'selection' && !contentDOM?.contains(mutation.target),
        destroy: () => {
          held?.disconnect();
          this.#put(this.#shown.filter((one) => one.key !== key));
        },
      };
    };
  }
}
