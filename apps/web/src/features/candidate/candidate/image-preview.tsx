import { Picture } from '../../../lib/upload/picture'
import classes from './read-resume.module.css'

/** A chosen picture; nothing for other files. */
export const ImagePreview = ({ file }: { file: File }) =>
  file.type.startsWith('image/') && <Picture file={file} alt={file.name} className={classes.preview} />
