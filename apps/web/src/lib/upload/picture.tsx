import { useEffect, useState } from 'react'

interface PictureProps {
  /** Its bytes, which are let go of with the element. */
  file: Blob
  /** Translated; empty for one that only decorates. */
  alt: string
  className?: string | undefined
}

/** A picture whose bytes are here. */
export function Picture({ file, alt, className }: PictureProps) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address && <img src={address} alt={alt} className={className} />
}
