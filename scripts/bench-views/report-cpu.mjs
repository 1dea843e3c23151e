// Answers each message of the parent process with the CPU time that this process has used, in microseconds.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.channel?.unref();
// A parent that is gone needs no answer.
process.on('disconnect', () => process.exit());
