import type { ComponentProps } from 'react';
import { type PictureFiles, pictureAddress, pictureMiddle, pictureSet } from '../../data/media/pictures.ts';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  picture: PictureFiles;
  alt: string;
  /** Value of `sizes`: width of the displayed picture for each width of the window. */
  sizes: string;
}

/** Picture of the library; the browser chooses format and width, and loads the picture once it comes near. */
export const Picture = ({ picture, alt, sizes, ...image }: Props) => (
  <picture>
    <source type="image/avif" srcSet={pictureSet(picture, 'avif')} sizes={sizes} />
    <img
      loading="lazy"
      decoding="async"
      {...image}
      src={pictureAddress(picture.hash, pictureMiddle(picture))}
      srcSet={pictureSet(picture, 'webp')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
    />
  </picture>
);
