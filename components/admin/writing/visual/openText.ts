import {
  defaultValueCtx,
  Editor,
  editorViewCtx,
  editorViewOptionsCtx,
  parserCtx,
  remarkCtx,
  remarkStringifyOptionsCtx,
  rootCtx,
  schemaCtx,
  serializerCtx,
} from '@milkdown/kit/core';
import { clipboard } from '@milkdown/kit/plugin/clipboard';
import { history } from '@milkdown/kit/plugin/history';
import { trailing } from '@milkdown/kit/plugin/trailing';
import {
  commonmark,
  remarkInlineLinkPlugin,
  remarkPreserveEmptyLinePlugin,
  syncHeadingIdPlugin,
} from '@milkdown/kit/preset/commonmark';
import { gfm, remarkGFMPlugin } from '@milkdown/kit/preset/gfm';
import { Fragment, type Node } from '@milkdown/kit/prose/model';
import { type Command, Plugin } from '@milkdown/kit/prose/state';
import type { EditorProps, EditorView, NodeViewConstructor } from '@milkdown/kit/prose/view';
import { $prose, $remark, $view } from '@milkdown/kit/utils';
import remarkDirective from 'remark-directive';
import { changedPart } from './changedPart.ts';
import { frenchBlanks } from './frenchBlanks.ts';
import { ownSchemas } from './ownSchemas.ts';
import { box, partBlock, partInline } from './partNodes.ts';
import { pastedCells } from './pastedCells.ts';
import { pastedHtml } from './pastedHtml.ts';
import { sameReading } from './sameReading.ts';
import { partHandlers, textParts } from './textParts.ts';
import { typedMarks } from './typedMarks.ts';
import { type Placed, verbatim, type Written } from './verbatim.ts';

/** A document open in the editor. */
export interface OpenText {
  view: EditorView;
  /** Returns the Markdown of the text, and whether that Markdown, parsed again, gives the same text. */
  written: () => { text: string; isSame: boolean };
  /** Parses a Markdown text into nodes. */
  read: (text: string) => Node;
  run: (command: Command) => void;
  close: () => Promise<unknown>;
}

interface Opening {
  place: HTMLElement;
  text: string;
  props: Partial<EditorProps>;
  /** Node views that render parts and boxes; absent: their Markdown is shown. */
  views?: { block: NodeViewConstructor; inline: NodeViewConstructor; box: NodeViewConstructor };
  onChange?: () => void;
  /** Called after every change of document or selection. */
  onMove?: () => void;
}

const LEFT_OUT = new Set<unknown>([remarkInlineLinkPlugin, remarkPreserveEmptyLinePlugin, syncHeadingIdPlugin].flat());
const written = commonmark.filter((plugin) => !LEFT_OUT.has(plugin));
const directives = $remark('remarkDirective', () => remarkDirective as never);
const parts = $remark('remarkParts', () => textParts as never);

/** Writes the line under a table's head as articles have it: three dashes for each column. */
const withRules = (text: string): string =>
  text.replace(/^[> \t]*\|(?: :?-+:? \|)+$/gm, (line) => line.replace(/-+/g, '---'));

/** Removes blanks at the ends of lines, which no reader sees: each would be stored as `&#x20;`, at every pause behind a word. */
function withoutEdges(node: Node): Node {
  if (node.isText || node.type.name === 'code_block') return node;
  if (!node.isTextblock) return node.copy(Fragment.fromArray(node.children.map(withoutEdges)));
  const text = node.textBetween(0, node.content.size, undefined, '\ufffc');
  let [from, to] = [0, text.length];
  while (text[from] === ' ') from += 1;
  while (to > from && text[to - 1] === ' ') to -= 1;
  return node.cut(from, to);
}

/** Opens a Markdown text for editing in an element. Blocks that are not edited keep the Markdown that was typed. */
export async function openText({ place, text, props, views, onChange, onMove }: Opening): Promise<OpenText> {
  const changes = $prose(
    () =>
      new Plugin({
        view: () => ({
          update(view, before) {
            if (!view.state.doc.eq(before.doc)) onChange?.();
            onMove?.();
          },
        }),
      }),
  );
  const editor = await Editor.make()
    .config((context) => {
      context.set(rootCtx, place);
      context.set(defaultValueCtx, text);
      context.update(editorViewOptionsCtx, (options) => ({ ...options, transformPastedHTML: pastedHtml, ...props }));
      // Uses own writers for bold and other marks: the library's write `**« non »**ou`, which Markdown does not parse as bold.
      context.update(remarkStringifyOptionsCtx, (options) => ({
        ...options,
        ...({ bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one' } as const),
        handlers: partHandlers as never,
      }));
      context.set(remarkGFMPlugin.options.key, { singleTilde: false, tablePipeAlign: false });
    })
    .use(written)
    .use(pastedCells)
    .use(gfm)
    .use(ownSchemas)
    .use(history)
    .use(clipboard)
    .use([directives, parts, partBlock, partInline, box].flat())
    .use(
      views
        ? [
            $view(partBlock.node, () => views.block),
            $view(partInline.node, () => views.inline),
            $view(box.node, () => views.box),
          ]
        : [],
    )
    .use(typedMarks)
    .use(frenchBlanks)
    .use(trailing)
    .use(changes)
    .create();
  const { ctx } = editor;
  const view = ctx.get(editorViewCtx);
  const read = ctx.get(parserCtx);
  const serialize = ctx.get(serializerCtx);
  const write = (document: Node) => withRules(serialize(withoutEdges(document)));
  const keep = verbatim(view.state.doc, text, (ctx.get(remarkCtx).parse(text) as { children: Placed[] }).children);
  const document = (blocks: readonly Node[]) => ctx.get(schemaCtx).topNodeType.create(null, blocks);
  const one = (block: Node) => write(document([block])).trimEnd();
  /** Last document whose Markdown is known to be parsed as shown; first the opened document, which was just parsed. */
  let seen = view.state.doc;
  /** Whether Markdown, parsed again, gives the document as shown; parses only the changed blocks if that suffices. */
  const reads = (now: Node, { text: whole, between }: Written): boolean => {
    const part = changedPart(seen, now);
    if (part) {
      const { from, to, definitions } = part;
      const stretch = [between(from, to), ...definitions.map((at) => between(at, at + 1))].join('\n\n');
      const at = [...Array.from({ length: to - from }, (_, index) => from + index), ...definitions];
      if (sameReading(document(at.map((index) => now.child(index))), read(stretch) as Node)) return true;
    }
    return sameReading(now, read(whole) as Node);
  };
  return {
    view,
    read: (markdown) => read(markdown) as Node,
    written() {
      const { doc } = view.state;
      if (!keep) {
        const whole = write(doc).trimEnd();
        return { text: whole, isSame: sameReading(doc, read(whole) as Node) };
      }
      const now = keep(doc, one);
      const isSame = reads(doc, now);
      if (isSame) seen = doc;
      return { text: now.text, isSame };
    },
    run(command) {
      command(view.state, view.dispatch, view);
      view.focus();
    },
    close: () => editor.destroy(),
  };
}
