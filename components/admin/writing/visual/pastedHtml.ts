/** Replaces an element by one of another name with the same content. */
function renamed(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Converts paragraphs that begin with a bullet or number to lists: Word exports list entries that way. */
function listsOfWord(page: Document): void {
  for (const sign of page.querySelectorAll('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')) {
    const line = sign.closest('p');
    if (!line) continue;
    const name = /^\s*\w+[.)]/.test(sign.textContent ?? '') ? 'ol' : 'ul';
    sign.remove();
    const before = line.previousElementSibling;
    const item = renamed(line, 'li');
    if (before?.matches(`${name}[data-word]`)) before.append(item);
    else {
      const list = page.createElement(name);
      list.dataset.word = '';
      item.replaceWith(list);
      list.append(item);
    }
  }
}

/** Maximum columns of a merged cell: some spreadsheets merge a row over thousands of columns. */
const WIDEST = 30;

/** Gives every row the same number of cells; the text of a merged cell is kept in its first cell. */
function evenRows(rows: readonly HTMLTableRowElement[]): void {
  /** Number of further rows that a merged cell above covers, for each column. */
  const covered: number[] = [];
  for (const row of rows) {
    let column = 0;
    const fill = (before: Element | null) => {
      for (; (covered[column] ?? 0) > 0; column += 1) {
        covered[column] = (covered[column] ?? 0) - 1;
        row.insertBefore(row.ownerDocument.createElement('td'), before);
      }
    };
    for (const cell of [...row.cells]) {
      fill(cell);
      const [wide, high] = [Math.min(cell.colSpan, WIDEST), cell.rowSpan];
      cell.removeAttribute('colspan');
      cell.removeAttribute('rowspan');
      for (let place = 0; place < wide; place += 1) {
        if (place > 0) cell.after(row.ownerDocument.createElement('td'));
        if (high > 1) covered[column + place] = high - 1;
      }
      column += wide;
    }
    fill(null);
  }
  const most = Math.max(...rows.map(({ cells }) => cells.length));
  for (const row of rows) while (row.cells.length < most) row.insertCell();
}

/** Aligns each column like its cells that have words, if these agree: Markdown has one alignment a column. */
function alignColumns([head, ...rows]: readonly HTMLTableRowElement[]): void {
  [...(head?.cells ?? [])].forEach((top, column) => {
    const cells = rows.flatMap(({ cells }) => cells[column] ?? []);
    const sides = new Set(cells.filter(({ textContent }) => textContent.trim()).map(({ dataset }) => dataset.side));
    const [side = ''] = sides;
    for (const cell of [top, ...cells])
      cell.style.textAlign = sides.size === 1 && /right|center/.test(side) ? side : '';
  });
}

/** Returns the alignment of a cell, which programs write on the cell or on the paragraph in it. */
function sideOf(cell: Element): string {
  const aligned = [cell, ...cell.querySelectorAll('[align], [style]')].flatMap((element) =>
    element instanceof HTMLElement ? element.style.textAlign || (element.getAttribute('align') ?? []) : [],
  );
  return aligned[0] ?? '';
}

/**
 * Reduces tables to what Markdown can express: a head, rows of equal length, one line in each cell. A table with a single cell is replaced
 * by its text.
 */
function plainTables(page: Document): void {
  for (const table of page.querySelectorAll('table')) {
    const cells = () => [...table.querySelectorAll('td, th')];
    // A table that contains another one, or only one cell, is a mail's layout: it is replaced by its content.
    if (table.querySelector('table') || cells().length < 2) {
      table.replaceWith(...cells().flatMap(({ childNodes }) => [...childNodes]));
      continue;
    }
    // The editor would begin a new table at a caption and at each row with a head of its own.
    if (table.caption) {
      table.before(table.caption);
      renamed(table.previousElementSibling as Element, 'p');
    }
    for (const cell of cells()) {
      (cell as HTMLElement).dataset.side = sideOf(cell);
      for (const block of cell.querySelectorAll('p, div, ul, ol, li, br, h1, h2, h3, h4, h5, h6'))
        block.replaceWith(' ', ...block.childNodes);
    }
    const rows = [...table.rows];
    evenRows(rows);
    alignColumns(rows);
    rows.forEach((row, at) => {
      for (const cell of [...row.cells]) {
        if (at === 0) for (const bold of cell.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
        const { textAlign } = cell.style;
        (renamed(cell, at === 0 ? 'th' : 'td') as HTMLElement).style.textAlign = textAlign;
      }
    });
    if (rows.length > 1) continue;
    const row = table.insertRow();
    for (const _cell of rows[0]?.cells ?? []) row.insertCell();
  }
}

/** Splits a mail's text into paragraphs at two or more line breaks. */
function partedLines(page: Document): void {
  for (const second of page.querySelectorAll('br')) {
    let first = second.previousSibling;
    if (first?.nodeType === Node.TEXT_NODE) first.textContent = first.textContent?.trimEnd() ?? '';
    while (first?.nodeType === Node.TEXT_NODE && !first.textContent?.trim()) first = first.previousSibling;
    const parent = second.parentElement;
    if (!parent?.matches('body, div, p, blockquote')) continue;
    if (first instanceof HTMLDivElement && !first.hasChildNodes()) second.remove();
    else if (first?.nodeName === 'BR') {
      first.remove();
      second.replaceWith(page.createElement('div'));
      if (parent.matches('p')) renamed(parent, 'div');
    }
  }
}

/** Matches rows or cells without a table around them, as some browsers put them on the clipboard. */
const ROWS = /^(?:\s|<!--[^>]{0,80}-->|<meta[^>]{0,200}>|<col[^>]{0,200}>)*<t[rd]\b/i;

/**
 * Converts HTML from the clipboard to what a text may contain: a first-level title becomes a lower heading, pictures of other sites are
 * dropped.
 */
export function pastedHtml(html: string): string {
  const whole = html.replace(/<!\[(?:if|endif)[^>]{0,200}>/g, '');
  const page = new DOMParser().parseFromString(ROWS.test(whole) ? `<table>${whole}</table>` : whole, 'text/html');
  for (const hidden of page.querySelectorAll<HTMLElement>('[style], [aria-hidden=true]'))
    if (hidden.style.display === 'none' || hidden.ariaHidden === 'true') hidden.remove();
  for (const picture of page.querySelectorAll('img'))
    if (!picture.getAttribute('src')?.startsWith('/media/')) picture.remove();
  for (const title of page.querySelectorAll('h1')) renamed(title, 'h2');
  // Removes the bold element that Google Docs puts around everything although it is not bold; bold words there have a style instead.
  for (const bold of page.querySelectorAll<HTMLElement>('b, strong'))
    if (/^(?:normal|400)$/.test(bold.style.fontWeight)) bold.replaceWith(...bold.childNodes);
  for (const words of page.querySelectorAll<HTMLElement>('span')) {
    const { fontWeight, fontStyle } = words.style;
    if (/^(?:bold|[6-9]00)$/.test(fontWeight) && !words.closest('h1, h2, h3, h4, th')) renamed(words, 'strong');
    else if (fontStyle === 'italic') renamed(words, 'em');
  }
  listsOfWord(page);
  plainTables(page);
  partedLines(page);
  return page.body.innerHTML;
}
