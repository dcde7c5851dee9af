const memoryBytesMax = 900_000_000
const everyMs = 20

// Watches from a thread of its own: the decoder leaves its own no time. What it takes is no heap that a limit of ours would see.
setInterval(() => {
  if (process.memoryUsage.rss() > memoryBytesMax) process.kill(process.pid, 'SIGKILL')
}, everyMs)
