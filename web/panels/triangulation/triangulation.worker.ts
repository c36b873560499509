import { type Judgement, judged } from '#sections/triangulation/judgement.ts'

// Sources with hundreds of figures in common take longer than a frame, so they are compared beside the page.
addEventListener('message', ({ data }: MessageEvent<Judgement>) => postMessage(judged(data)))
