//! Keys of the texts in `tile.ftl`.

keys! {
    TILE_RETURN = "tile-return";
    TILE_STAKE = "tile-stake";
    TILE_ADDED = "tile-added";
    TILE_FREE_SPINS = "tile-free-spins";
}
