/** The address of the bin; its query's key. */
export const BIN = '/api/admin/bin';
