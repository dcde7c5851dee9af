import { useQuery } from '@tanstack/react-query'
import { api } from '../call/client'

/** A signed address of a picture lives five minutes; it is asked for again before that. */
const freshMs = 4 * 60_000

interface StoredImageProps {
  fileKey: string
  /** Translated; empty for one that only decorates. */
  alt: string
  className?: string | undefined
}

/** A picture from the store, by its key; nothing while its address is on the way, or where it is gone. */
export function StoredImage({ fileKey, alt, className }: StoredImageProps) {
  const { data } = useQuery({
    ...api.file.downloadUrl.queryOptions({ input: { fileKey } }),
    staleTime: freshMs,
    refetchInterval: freshMs,
  })
  return data ? <img src={data.presignedUrl} alt={alt} className={className} /> : null
}
