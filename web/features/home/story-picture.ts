import type { HomeStory } from '#contract/home/home.ts'
import type { Factor } from '#domain/number/factor.ts'
import type { Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { birthsPicture } from '#charts/stories/births.ts'
import { rangePicture } from '#charts/stories/range.ts'
import { roundsPicture } from '#charts/stories/rounds.ts'

/** The picture of a story. It shows the numbers of the sentence below it. */
export function storyPicture({ shown, factor: number }: HomeStory): (surface: Surface) => Picture {
  const factor = number as Factor
  if (shown.kind === 'rounds') return (surface) => roundsPicture({ factor, ...shown }, surface)
  if (shown.kind === 'range') return (surface) => rangePicture({ factor, ...shown }, surface)
  return (surface) => birthsPicture({ factor, ...shown }, surface)
}
