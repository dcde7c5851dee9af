import { useQuery } from '@tanstack/react-query'
import { fetchStored } from './download-file'
import { Picture } from './picture'

interface StoredImageProps {
  fileKey: string
  /** Translated; empty for one that only decorates. */
  alt: string
  className?: string | undefined
}

/** A picture from the store, by its key; nothing while its bytes are on the way, or if it is gone. */
export function StoredImage({ fileKey, alt, className }: StoredImageProps) {
  // An address gives its file out once: all places that show the picture share one answer.
  const { data } = useQuery({
    queryKey: ['stored-image', fileKey],
    queryFn: () => fetchStored(fileKey),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ? <Picture file={data} alt={alt} className={className} /> : null
}
