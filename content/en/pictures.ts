/** Text of every form with a picture. */
export const pictureContent = {
  /** Why a picture was rejected. */
  problems: {
    "wrong-type": "This file is not a JPEG, PNG, GIF or WebP picture. Please choose another one.",
    heic: "This is a HEIC picture, which most browsers cannot show. Please save it as a JPEG and choose that. To take JPEG photos on an iPhone, choose Settings, Camera, Formats, Most Compatible.",
    damaged: "We cannot read this picture. Please choose another one.",
    "too-many-pixels":
      "This picture has more than 24 million pixels (as a JPEG: 52 million), or needs as much memory as one that does. Please choose a smaller one.",
    "too-large": "This picture is larger than 5 MB. Please choose a smaller one.",
    "too-slow":
      "The picture arrived too slowly, so we stopped waiting for it. Please choose it again on a faster connection, or choose a smaller one.",
    busy: "Many pictures are arriving right now. Please choose yours again in a minute.",
    several: "Two files came at once. Please choose one picture, then add the next one.",
    "too-many": "Too many pictures came within an hour. Please choose yours again in an hour.",
  },
} as const
