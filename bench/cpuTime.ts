import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Seconds of processor a process and its children have used so far: what a busy machine's clock does not tell. */
export function cpuTime(pid: number): number {
  const tasks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => fields(Number(name)))
    .filter((one) => one.pid === pid || one.parent === pid);
  return tasks.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND;
}

/** proc(5): after the name in brackets come state, parent, … and, 12th and 13th, user and system time. */
function fields(pid: number): { pid: number; parent: number; ticks: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const after = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { pid, parent: Number(after[1]), ticks: Number(after[11]) + Number(after[12]) };
  } catch {
    return { pid, parent: -1, ticks: 0 };
  }
}
