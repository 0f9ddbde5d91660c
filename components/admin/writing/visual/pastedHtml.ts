/** Replaces an element by one of another name with the same content. */
function renamed(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Word exports list items as paragraphs with a sign before them. */
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

/** Makes the first row of a pasted table its head: Markdown has no other tables. */
function headOfTables(page: Document): void {
  for (const row of page.querySelectorAll('table tr:first-child')) {
    if (row.closest('table')?.querySelector('tr') !== row) continue;
    for (const cell of row.querySelectorAll(':scope > td')) renamed(cell, 'th');
  }
}

/** Converts clipboard HTML to the structure a text can hold: a first-level title becomes a heading, foreign pictures are dropped. */
export function pastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(/<!\[(?:if|endif)[^>]{0,200}>/g, ''), 'text/html');
  for (const picture of page.querySelectorAll('img'))
    if (!picture.getAttribute('src')?.startsWith('/media/')) picture.remove();
  for (const title of page.querySelectorAll('h1')) renamed(title, 'h2');
  // Google Docs wraps everything in a bold element that is not bold, and writes bold as a style.
  for (const bold of page.querySelectorAll<HTMLElement>('b, strong'))
    if (/^(?:normal|400)$/.test(bold.style.fontWeight)) bold.replaceWith(...bold.childNodes);
  for (const words of page.querySelectorAll<HTMLElement>('span')) {
    const { fontWeight, fontStyle } = words.style;
    if (/^(?:bold|[6-9]00)$/.test(fontWeight) && !words.closest('h1, h2, h3, h4, th')) renamed(words, 'strong');
    else if (fontStyle === 'italic') renamed(words, 'em');
  }
  listsOfWord(page);
  headOfTables(page);
  return page.body.innerHTML;
}
