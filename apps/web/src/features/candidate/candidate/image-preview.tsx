import { useEffect, useState } from 'react'
import classes from './read-resume.module.css'

/** A chosen picture; nothing for other files. */
export function ImagePreview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return setAddress(undefined)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address && <img className={classes.preview} src={address} alt={file.name} />
}
