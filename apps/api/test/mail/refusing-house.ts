// A mail server that refuses every mail, in a process of its own: whoever starts it is told where it listens.
import { openPostOffice, refusal } from './post-office.ts'

const post = await openPostOffice({ content: () => refusal(554, 'Message refused') })
process.on('disconnect', () => process.exit(0))
process.send?.(post.url)
