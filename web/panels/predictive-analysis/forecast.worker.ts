import { type StudyQuestion, studyForecast } from '#domain/forecast/forecast-study.ts'

// A monthly series with its backtest takes longer than a frame, so it is worked out beside the page.
addEventListener('message', ({ data }: MessageEvent<StudyQuestion>) => postMessage(studyForecast(data)))
