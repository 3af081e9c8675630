import { randomInt } from "node:crypto"
import { eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings } from "#app/lib/db/schema.ts"
import { stickerAlphabet, stickerCodeLength } from "./sticker-code.ts"

/** Gives a listing another code for its sticker: the former one counts no more. The log is the caller's. */
export async function renewStickerCode(tx: Database, id: number): Promise<void> {
  const letters = Array.from({ length: stickerCodeLength }, () => stickerAlphabet[randomInt(32)])
  await tx
    .update(listings)
    .set({ stickerCode: letters.join("") })
    .where(eq(listings.id, id))
}
