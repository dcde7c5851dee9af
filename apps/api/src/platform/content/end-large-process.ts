const memoryBytesMax = 900_000_000
const everyMs = 20

// Watches from a thread of its own, for the decoder leaves its own no time: memory that it takes is no heap that a limit of ours would see.
setInterval(() => {
  if (process.memoryUsage.rss() > memoryBytesMax) process.kill(process.pid, 'SIGKILL')
}, everyMs)
