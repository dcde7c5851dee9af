/** Reasons why a picture gives nothing, as sentences for its person, each with what helps. */
export const zoneReasons = {
  none: 'No passport zone was found: the two or three lines of letters, digits and < at the foot of the page. Please take the picture straight from above, with all of these lines in it and no glare on them.',
  two: 'More than one passport zone was found. Please take a picture of one document alone.',
  cut: 'The passport zone is cut off: the two or three lines of letters, digits and < at the foot of the page run out of the picture. Please take it again with all of these lines in it.',
  unclear:
    'The passport zone was found, but too little of it is clear: the two or three lines of letters, digits and < at the foot of the page. Please take the picture again without glare or shadow on these lines.',
  pixels: 'The picture has too many pixels to be read. Please send it with at most 50 million.',
  bytes: 'The file is too large to be read.',
  pages: 'The PDF has more than 4 pages. Please send the page with the holder’s picture alone.',
  locked: 'The PDF is protected by a password. Please send it without one.',
  damaged: 'The file could not be read; it may be damaged.',
  memory: 'Reading the picture needed too much memory. Please send a smaller one.',
  time: 'Reading the picture took too long. Please send a clearer or smaller one.',
  stopped: 'Reading was stopped before it ended. Please try again.',
  anothers:
    'The zone of this picture is of another person than this student. Nothing was taken over: please check whose passport it is.',
  unreadable: 'The picture could not be read. Please try another one, or fill in the form.',
  given: 'The picture could not be read. Please try it again, or fill in the form.',
} as const
