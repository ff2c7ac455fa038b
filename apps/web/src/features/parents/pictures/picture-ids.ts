export type PictureId = 'door' | 'buddy' | 'window' | 'glasses' | 'asleep' | 'parcel' | 'keepsake' | 'house' | 'letter';
