/** Milliseconds in which the processor works at it: those of a clock on the wall are of all that runs beside it as well. */
export async function countCpuMs(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
