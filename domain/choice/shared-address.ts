import { addressCodec, type StateOf } from '#domain/address/address-codec.ts'
import { id, period } from '#domain/address/parameters.ts'

/** The parameters that all sections read from the address and write to it, so that a choice is carried from tab to tab. */
export const SHARED = {
  indicator: id('indicator'),
  source: id('datasource'),
  location: id('location'),
  period: period('period'),
}

/** The state that all sections share; null: not given. */
export type SharedWanted = StateOf<typeof SHARED>

export const SHARED_CODEC = addressCodec(SHARED)

/** Reads the parameters that sections share; `year` of links made by earlier versions is understood. */
export const parseShared = SHARED_CODEC.parse

/** Writes them; an absent one is deleted, and so is the earlier name of the period. */
export const writeShared = SHARED_CODEC.write
