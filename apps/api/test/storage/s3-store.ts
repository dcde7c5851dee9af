import { CreateBucketCommand, PutBucketCorsCommand, S3Client } from '@aws-sdk/client-s3'
import { newToken } from '../../src/platform/crypto.ts'
import type { S3Store } from '../../src/platform/storage/s3.ts'

/** A bucket of the test's own in the store that the environment names. */
export async function makeBucket(origin?: string): Promise<Required<S3Store>> {
  const { S3_TEST_ENDPOINT: endpoint, S3_TEST_ACCESS_KEY_ID, S3_TEST_SECRET_ACCESS_KEY } = process.env
  const credentials = { accessKeyId: S3_TEST_ACCESS_KEY_ID ?? '', secretAccessKey: S3_TEST_SECRET_ACCESS_KEY ?? '' }
  const region = process.env.S3_TEST_REGION ?? 'us-east-1'
  const bucket = `corridor-test-${newToken()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}`
  if (!endpoint) throw new Error('S3_TEST_ENDPOINT is missing.')
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  if (origin) await client.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: allow(origin) }))
  client.destroy()
  return { bucket, region, endpoint, credentials }
}

// As docs/operations.md, Object store, tells the operator.
const allow = (origin: string) => ({
  CORSRules: [{ AllowedOrigins: [origin], AllowedMethods: ['PUT'], AllowedHeaders: ['content-type', 'if-none-match'] }],
})
