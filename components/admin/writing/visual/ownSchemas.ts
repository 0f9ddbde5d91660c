import { linkSchema } from '@milkdown/kit/preset/commonmark';
import { tableCellSchema, tableHeaderSchema } from '@milkdown/kit/preset/gfm';

type Cells = typeof tableCellSchema | typeof tableHeaderSchema;

/** Table cells without alignment, as people mostly type them; those of the library are always left-aligned. */
const plain = (schema: Cells) =>
  (schema as typeof tableCellSchema).extendSchema((before) => (context) => {
    const spec = before(context);
    return {
      ...spec,
      attrs: { ...spec.attrs, alignment: { default: null } },
      parseDOM: (spec.parseDOM ?? []).map((rule) => ({
        ...rule,
        getAttrs: (cell: HTMLElement) => {
          const read = 'getAttrs' in rule && rule.getAttrs ? rule.getAttrs(cell as never) : {};
          return read && { ...read, alignment: cell.style.textAlign || null };
        },
      })) as never,
    };
  });

/** Excludes text typed directly after a link from the link. */
const link = linkSchema.extendSchema((before) => (context) => ({ ...before(context), inclusive: false }));

/** Schemas of the library that this editor changes. */
export const ownSchemas = [plain(tableCellSchema), plain(tableHeaderSchema as never), link].flat();
