/** The processor time of some work in milliseconds: wall-clock time would include other processes. */
export async function countCpuMs(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
