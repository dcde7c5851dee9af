import { remindTasks } from '../../src/features/told/task/remind.ts'
import { queues } from '../../src/features.ts'
import { openEvents } from '../../src/platform/events.ts'
import { makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../../src/platform/field-keys.ts'
import { openJobs } from '../../src/platform/jobs.ts'
import { openMail } from '../../src/platform/mail/mail.ts'
import type { Platform } from '../../src/platform.ts'
import { openTestHouse } from '../mail/test-house.ts'
import type { RunningApp } from '../running-app.ts'

/** Reminds at a moment that the test chooses, as a worker does; it is closed before the application. */
export async function openReminding(run: RunningApp) {
  const { db } = run
  const jobs = await openJobs(db.owner, db.urls.owner, queues, (error) => {
    throw error
  })
  const fields = makeFieldCrypto(await loadOwnKeys(run.dataDir))
  const publicUrl = 'https://work.example'
  const house = openTestHouse({ sql: db.sql, fields, smtpUrl: 'smtp://127.0.0.1:1' })
  const mail = openMail({ sql: db.sql, jobs, fields, house, publicUrl })
  const events = await openEvents(db.owner)
  // Parts of the platform that a reminder needs.
  const platform = { jobs, mail, fields, events } as Platform
  return {
    platform,
    remind: (at: string) => remindTasks(db.sql, platform, new Date(at)),
    close: async () => {
      events.close()
      await jobs.stop()
    },
  }
}
