/** Months from the launch, start and end of each project: the plan's own dates, which its cover draws too. */
export const schedule = {
  flows: [0, 3],
  entry: [1, 5],
  vision: [3, 6],
  training: [5, 8],
  packing: [6, 11],
  upkeep: [9, 13],
  extension: [11, 18],
} as const satisfies Record<string, readonly [from: number, to: number]>;
export type ProjectId = keyof typeof schedule;

/** Months of the whole plan. */
export const duration = Math.max(...Object.values(schedule).map(([, to]) => to));

/** The extension does one line after the other, with a gate between them. */
export const secondLine = [schedule.extension[0], 15] as const;
export const thirdLine = [secondLine[1], schedule.extension[1]] as const;
