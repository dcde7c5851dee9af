interface ProductPictureProps {
  /** The address without `-light.webp` and `-dark.webp`. */
  name: string
  /** The scene that it shows, in the reader's language. */
  shows: string
}

/** A committed picture of the product, in the theme that the page has. */
export function ProductPicture({ name, shows }: ProductPictureProps) {
  return (
    <div className="product">
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={`only-${theme}`}
          src={`${name}-${theme}.webp`}
          width="1280"
          height="720"
          loading="lazy"
          alt={shows}
        />
      ))}
    </div>
  )
}
