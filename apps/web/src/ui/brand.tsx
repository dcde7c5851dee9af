import classes from './brand.module.css'
import { BrandMark } from './brand-mark'

/** The product's mark and name. */
export function Brand() {
  return (
    <span className={classes.brand}>
      <BrandMark />
      <span className={classes.name}>Corridor</span>
    </span>
  )
}
