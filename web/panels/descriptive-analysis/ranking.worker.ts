import { type RankQuestion, rankPlaces } from '#domain/spread/place-ranks.ts'

// Drawing 5,000 orders of 774 places takes seconds, so it happens beside the page.
addEventListener('message', ({ data }: MessageEvent<RankQuestion>) => postMessage(rankPlaces(data)))
