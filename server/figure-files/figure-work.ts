import { type FileNeed, releaseReaders, withInQuestion } from '#server/data-files/files-for-threads.ts'
import { type ThreadGround, workInThread } from '#server/work/in-thread.ts'
import type { FigureNeeds, MadeFile, ThreadOrder } from './figure-order.ts'
import { liteFile } from './lite/lite-file.ts'
import { makeFigureFile } from './make-figure-file.ts'
import { openingFile } from './opening/opening-file.ts'
import { profileOpening } from './opening/profile-opening.ts'

/** The thread in which figures are made into files, one after the other, so that nobody who reads waits for them. */

const readerOf = releaseReaders()

workInThread(async (order: ThreadOrder, { need }: ThreadGround<FigureNeeds>): Promise<MadeFile> => {
  const find = (asked: FileNeed['file']['asked']) => need('file', asked)
  const reader = withInQuestion(readerOf(order.release, find), order.inQuestion)
  if (order.format === 'lite') return liteFile(order, reader)
  if (order.format === 'opening') return openingFile(order, reader)
  if (order.format === 'profile-opening') return profileOpening(order, reader)
  const newest = order.newest === null ? null : readerOf(order.newest, find)
  return makeFigureFile(order, { reader, newest, dots: (svg, scale) => need('dots', { svg, scale }) })
})
