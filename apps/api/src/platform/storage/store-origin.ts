import type { S3Store } from './s3.ts'

/** Origin at which browsers reach the bucket, for the content policy. */
export function storeOrigin({ bucket, region, endpoint }: S3Store): string {
  if (endpoint) return new URL(endpoint).origin
  // A certificate's wildcard covers one label, so the SDK puts a name with dots into the path.
  return bucket.includes('.') ? `https://s3.${region}.amazonaws.com` : `https://${bucket}.s3.${region}.amazonaws.com`
}
