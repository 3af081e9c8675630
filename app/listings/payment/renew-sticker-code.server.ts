import { randomInt } from "node:crypto"
import { eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings } from "#app/lib/db/schema.ts"
import { stickerAlphabet, stickerCodeLength } from "./sticker-code.ts"

/** Replaces the code of a listing's sticker; the former code becomes invalid. The caller writes the audit log. */
export async function renewStickerCode(tx: Database, id: number): Promise<void> {
  const letters = Array.from({ length: stickerCodeLength }, () => stickerAlphabet[randomInt(32)])
  await tx
    .update(listings)
    .set({ stickerCode: letters.join("") })
    .where(eq(listings.id, id))
}
