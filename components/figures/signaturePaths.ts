/**
 * The owner's signature in a box of 200 x 70: a drawn flourish to replace by a real one, exported as a single path that
 * starts at the left, at two thirds of the height (docs/before-you-publish.md).
 */
export const SIGNATURE =
  'M0 46C10 46 18 42 24 30C29 20 33 8 28 6C22 4 15 26 17 42C18 54 27 54 34 42C38 35 40 29 43 29C47 29 41 45 46 46C52 47 54 30 59 29C63 29 59 44 64 45C71 46 74 27 80 28C85 29 77 46 84 46C91 46 96 20 101 8C104 1 109 3 106 12C102 24 95 40 99 46C103 51 111 33 117 31C122 30 117 45 123 45C130 45 135 28 141 30C146 33 140 46 148 45C158 43 164 36 178 33C186 31 192 31 199 30';

export const UNDERLINE = 'M30 62C74 55 128 53 168 56';
