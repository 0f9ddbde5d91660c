/** Does a job for each item, two at a time: starting and stopping servers is mostly waiting. Answers in the items' order. */
export async function inPairs<Item, Result>(
  items: readonly Item[],
  job: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await job(items[index] as Item);
    }
  };
  await Promise.all([worker(), worker()]);
  return results;
}
